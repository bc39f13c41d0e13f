package dev.unravel.agent.subject;

/** Gives sites their numbers. (Its implementations are no lambdas: these are slow to start.) */
public interface SiteNumbers {

  /** The numbers that the runtime knows them by. */
  SiteNumbers FINAL =
      new SiteNumbers() {
        @Override
        public int of(SiteEntry site) {
          return site.enter();
        }
      };

  int of(SiteEntry site);
}
