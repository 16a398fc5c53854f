/** Preloaded by `goOn`: a parent that is killed sends no signal, but its end of the channel closes. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

// A process that this one forks has a channel of its own, for other use.
process.execArgv.splice(0);
