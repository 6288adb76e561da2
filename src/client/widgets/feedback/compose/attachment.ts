import { createStore } from 'zustand/vanilla'

interface Attachment {
  /** The id of whoever has chosen it. */
  readonly user: string
  readonly file: Blob | undefined
}

/** The picture that is sent along. It lasts as long as the page, as a file is not kept with the draft. */
export const attachment = createStore<Attachment>()(() => ({ user: '', file: undefined }))

/** The picture that a user has chosen. */
export const attachmentOf = (user: string, now = attachment.getState()): Blob | undefined =>
  now.user === user ? now.file : undefined
