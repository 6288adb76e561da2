/** A picture as it is sent to a browser. */
export interface CodePicture {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
}

/** The operator's mini-program at WeChat. */
export interface MiniProgram {
  /** Draws a code that opens the mini-program with a text of at most 32 letters and digits. @throws MiniProgramFailure */
  readonly drawCode: (scene: string) => Promise<CodePicture>
  /**
   * Who uses the mini-program. @param code what its `wx.login` gives, which is good once
   * @returns the open id; undefined where there is none for the code. @throws MiniProgramFailure
   */
  readonly openIdOf: (code: string) => Promise<string | undefined>
}

/** WeChat does not answer, or refuses the operator's account. The message names no key. */
export class MiniProgramFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MiniProgramFailure'
  }
}
