import { ErrorCodes, ResponseError } from 'vscode-languageserver/node'

/** The state of the connection with an editor: before `initialize` and after `shutdown` nothing is answered. */
export class Session {
  private phase: 'new' | 'open' | 'ended' = 'new'

  get isOpen(): boolean {
    return this.phase === 'open'
  }

  /** @throws ResponseError when it began before: an editor greets once. */
  begin(): void {
    if (this.phase !== 'new') throw new ResponseError(ErrorCodes.InvalidRequest, 'Already initialized')
    this.phase = 'open'
  }

  end(): void {
    this.phase = 'ended'
  }

  /**
   * Why a request is not answered; undefined while the session is open.
   *
   * @see Language Server Protocol 3.17, `initialize` and `shutdown`.
   */
  get refusal(): ResponseError | undefined {
    if (this.phase === 'new') return new ResponseError(ErrorCodes.ServerNotInitialized, 'Not initialized')
    if (this.phase === 'ended') return new ResponseError(ErrorCodes.InvalidRequest, 'Shut down')
    return undefined
  }
}
