/** Preloaded by `goOn`: a killed parent sends no signal, but its end of the channel closes. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

// A process forked from this one has its own channel, for other use.
process.execArgv.splice(0);
