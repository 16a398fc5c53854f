/** Preloaded by `runScript`: a killed parent sends no signal, but its end of the channel closes. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Only a process that can hear a signal can answer.
  process.once('message', () => process.send?.('ending'));
  process.channel.unref();
}

// Processes forked from this one must not preload this file: their channel is for other use.
process.execArgv.splice(0);
