import { clientFrames } from '../../src/shared/chat/frames.ts'

/** The place of messages among the server's frames, and of their nonce in them. */
const MESSAGE = 2
const NONCE_AT = 17

/** The clock of the machine, which no process sets, in ms. */
export const nowMs = (): number => Number(process.hrtime.bigint() / 1000n) / 1000

/** A message whose nonce says when it was sent: in six bytes the microsecond, in two its number. */
export function messageNow(number: number, text: string): Uint8Array {
  const nonce = Buffer.alloc(8)
  nonce.writeUIntBE(Math.round(nowMs() * 1000), 0, 6)
  nonce.writeUInt16BE(number % 65_536, 6)
  return clientFrames.encode({ frame: 'send', nonce: nonce.toString('hex'), kind: 0, color: '#ffffff', size: 20, text })
}

/** Whether a frame of the server is a message of the room. */
export const isMessage = (frame: Buffer): boolean => frame[0] === MESSAGE

/** When the message in such a frame was sent, in ms of `nowMs`. */
export const sentAt = (frame: Buffer): number => frame.readUIntBE(NONCE_AT, 6) / 1000
