/** Preloaded into every child: when its starter is killed it ends too, instead of holding on to ports and data. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
