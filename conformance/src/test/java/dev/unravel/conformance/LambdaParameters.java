package dev.unravel.conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The parameters of a lambda's body that stand for what it captures, of which some are taken out.
 */
final class LambdaParameters {
  /** Out of the way of any variable that a body has. */
  private static final int FAR = 1_000;

  private final MethodNode body;
  private final Type[] captured;
  private final VarInsnNode[] loads;
  private final Map<Integer, KeptVariable> outside;

  LambdaParameters(
      MethodNode body, Type[] captured, VarInsnNode[] loads, Map<Integer, KeptVariable> outside) {
    this.body = body;
    this.captured = captured;
    this.loads = loads;
    this.outside = outside;
  }

  /** Takes out those that are kept elsewhere; returns the variables of the body they were. */
  Optional<Map<Integer, KeptVariable>> remove(InsnList list, InvokeDynamicInsnNode indy) {
    Type[] all = Type.getArgumentTypes(body.desc);
    Map<Integer, Integer> slots = new HashMap<>();
    Map<Integer, KeptVariable> inside = new HashMap<>();
    List<Type> left = new ArrayList<>();
    List<Type> leftCaptured = new ArrayList<>();
    int slot = 0;
    int next = 0;
    for (int k = 0; k < all.length; k++) {
      KeptVariable variable = k < captured.length ? outside.get(loads[k].var) : null;
      if (variable != null) {
        list.remove(loads[k]);
        slots.put(slot, FAR + k);
        inside.put(FAR + k, variable);
      } else {
        slots.put(slot, next);
        next += all[k].getSize();
        left.add(all[k]);
        if (k < captured.length) {
          leftCaptured.add(all[k]);
        }
      }
      slot += all[k].getSize();
    }
    if (inside.isEmpty()) {
      return Optional.empty();
    }
    renumber(slots, slot, next);
    Handle old = (Handle) indy.bsmArgs[1];
    body.desc = descriptor(body.desc, left);
    body.signature = null;
    body.visibleParameterAnnotations = null;
    body.invisibleParameterAnnotations = null;
    body.parameters = null;
    indy.desc = descriptor(indy.desc, leftCaptured);
    indy.bsmArgs[1] =
        new Handle(old.getTag(), old.getOwner(), old.getName(), body.desc, old.isInterface());
    return Optional.of(inside);
  }

  private static String descriptor(String old, List<Type> parameters) {
    return Type.getMethodDescriptor(Type.getReturnType(old), parameters.toArray(new Type[0]));
  }

  /** Parameters by the map, all other variables closer by what is gone. */
  private void renumber(Map<Integer, Integer> slots, int oldSize, int newSize) {
    for (AbstractInsnNode i : body.instructions) {
      if (i instanceof VarInsnNode v) {
        v.var = v.var < oldSize ? slots.get(v.var) : v.var - oldSize + newSize;
      } else if (i instanceof IincInsnNode increment) {
        increment.var =
            increment.var < oldSize ? slots.get(increment.var) : increment.var - oldSize + newSize;
      }
    }
  }
}
