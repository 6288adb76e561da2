import { sendFrame, socketState } from '../../data/socket/lazy.ts'
import { changeRoom, chat } from './chat.ts'
import { dropped, failed, sending, type Written } from './kernel/room.ts'

/** A message of which nothing was heard after so many ms has failed. */
const ECHO_MS = 10_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Sends a message of 1 to 200 characters that is not blank.
 * @param written `kind`: where it was written, see `KINDS`
 */
export const sendMessage = (written: Omit<Written, 'nonce'>): void => send({ ...written, nonce: newNonce() })

/** Sends a message that has failed once more; it is in the room once, even if the first attempt has arrived. */
export function sendAgain(nonce: string): void {
  const unsent = chat.getState().room.unsent.find((one) => one.nonce === nonce)
  if (unsent !== undefined) send(unsent)
}

/** Gives up a message that has failed. */
export const dropMessage = (nonce: string): void => changeRoom((room) => dropped(room, nonce))

/** Sends what was on its way when the connection was lost. */
export function sendRest(): void {
  for (const { nonce, at } of chat.getState().room.unsent) if (at === 'sending') sendAgain(nonce)
}

/** Sends a message, which has failed where it is not heard in time. */
function send({ nonce, kind, color, size, text }: Written): void {
  const written = { nonce, kind, color, size, text }
  changeRoom((room) => sending(room, { ...written, time: Date.now() }))
  clearTimeout(timers.get(nonce))
  if (socketState.getState().at === 'open') sendFrame({ frame: 'send', ...written })
  timers.set(
    nonce,
    setTimeout(() => giveUp(nonce), ECHO_MS),
  )
}

/** Marks a message as failed, if it is still on its way. */
export function giveUp(nonce: string): void {
  clearTimeout(timers.get(nonce))
  timers.delete(nonce)
  changeRoom((room) => failed(room, nonce))
}
