/** Preloaded by `goOn`: a parent that is killed sends no signal, but its end of the channel closes. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
