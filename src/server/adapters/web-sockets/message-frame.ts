/** The first byte of a whole message of bytes (RFC 6455, section 5.2), and the lengths of longer ones. */
const BINARY = 0x82
const LENGTH_IN_TWO = 126
const LENGTH_IN_EIGHT = 127

/** A message as a server sends it: one frame, not masked. */
export function messageFrame(bytes: Uint8Array): Buffer {
  const { length } = bytes
  return Buffer.concat([headOf(length), bytes])
}

function headOf(length: number): Buffer {
  if (length < LENGTH_IN_TWO) return Buffer.from([BINARY, length])
  const isShort = length < 2 ** 16
  const head = Buffer.alloc(isShort ? 4 : 10)
  head[0] = BINARY
  head[1] = isShort ? LENGTH_IN_TWO : LENGTH_IN_EIGHT
  if (isShort) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
