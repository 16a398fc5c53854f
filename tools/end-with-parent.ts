/** Preloaded by `runScript` to end with the parent: a killed parent sends no signal, but its channel closes. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Answers only once the process can handle signals.
  process.once('message', () => process.send?.('ending'));
  process.channel.unref();
}

// Processes forked from this one must not preload this file, because their channel serves another purpose.
process.execArgv.splice(0);
