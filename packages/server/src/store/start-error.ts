/** Why the server, or a command on its store, does not begin: a sentence for whoever runs it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
