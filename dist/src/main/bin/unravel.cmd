@echo off
setlocal
rem Starts the command line of a release on Windows.
for %%I in ("%~dp0..\lib") do set "UNRAVEL_LIB=%%~fI"
if not exist "%UNRAVEL_LIB%\unravel.jar" goto nojar
if defined JAVA_HOME goto javahome
set "UNRAVEL_JAVA=java.exe"
where java.exe >nul 2>nul
if errorlevel 1 goto nojava
goto start

:javahome
set "UNRAVEL_JAVA=%JAVA_HOME%\bin\java.exe"
if not exist "%UNRAVEL_JAVA%" goto badhome

:start
set "UNRAVEL_CP=%UNRAVEL_LIB%\unravel.jar"
if defined UNRAVEL_Z3 set "UNRAVEL_CP=%UNRAVEL_CP%;%UNRAVEL_Z3%"
"%UNRAVEL_JAVA%" -Xshare:auto -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData "-Dunravel.agent=%UNRAVEL_LIB%\unravel-agent.jar" "-Dunravel.samples=%UNRAVEL_LIB%\unravel-samples.jar" -cp "%UNRAVEL_CP%" dev.unravel.cli.Main %*
exit /b %ERRORLEVEL%

:nojar
echo unravel: %UNRAVEL_LIB%\unravel.jar is missing; unpack the whole archive 1>&2
exit /b 3

:nojava
echo unravel: no java found; install JDK 17 or newer, or set JAVA_HOME 1>&2
exit /b 2

:badhome
echo unravel: JAVA_HOME is %JAVA_HOME%, but there is no bin\java.exe in it 1>&2
exit /b 2
