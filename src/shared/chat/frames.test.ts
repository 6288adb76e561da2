import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClientFrame, clientFrames, type ServerFrame, serverFrames } from './frames.ts'

const digits = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((given) => Array.from(given, (byte) => byte.toString(16).padStart(2, '0')).join(''))
const byte = fc.integer({ min: 0, max: 255 })
const safe = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '' && !/(?!\n)\p{Cc}/u.test(text) && [...text].length <= 200)
const content = { nonce: digits(8), kind: byte, color: digits(3).map((text) => `#${text}`), size: byte }
const message = fc.record({
  ...{ chatId: safe, time: safe, ...content, text: words },
  ...{ username: fc.string({ maxLength: 16 }), nickname: words, head: fc.string({ maxLength: 48 }) },
})

const clientFrame: fc.Arbitrary<ClientFrame> = fc.oneof(
  fc.constant({ frame: 'heartbeat' } as const),
  fc.record({
    frame: fc.constant('login'),
    userId: fc.string({ maxLength: 20 }),
    ticket: digits(16),
    takesNotices: fc.boolean(),
    isQuiet: fc.boolean(),
  }),
  fc.record({ frame: fc.constant('send'), ...content, text: words }),
  fc.record({
    frame: fc.constant('history'),
    page: fc.integer({ min: 1, max: 65_535 }),
    limit: fc.integer({ min: 1, max: 100 }),
  }),
)
const serverFrame: fc.Arbitrary<ServerFrame> = fc.oneof(
  fc.constant({ frame: 'heartbeat' } as const),
  fc.record({ frame: fc.constant('loginResult'), result: fc.constantFrom('ok', 'refused', 'tooMany') }),
  fc.record({ frame: fc.constant('message'), message }),
  fc.record({
    frame: fc.constant('history'),
    page: fc.nat(65_535),
    messages: fc.array(message, { maxLength: 100, size: 'small' }),
  }),
  fc.record({
    frame: fc.constant('notice'),
    notice: fc.oneof(
      fc.constant({ notice: 'poke' } as const),
      fc.record({ notice: fc.constant('deleted'), chatId: safe }),
      fc.record({ notice: fc.constant('muted'), until: safe }),
      fc.record({ notice: fc.constant('slowDown'), until: safe, what: fc.constantFrom('message', 'history') }),
      fc.record({
        notice: fc.constant('refused'),
        nonce: digits(8),
        why: fc.constantFrom('failed', 'slowDown', 'deleted', 'muted'),
      }),
    ),
  }),
)

describe('a frame', () => {
  test('of a client comes out as it went in; of it no part is a frame, nor with a byte more', () => {
    fc.assert(
      fc.property(clientFrame, fc.nat(), byte, (frame, cut, more) => {
        const bytes = clientFrames.encode(frame)
        expect(clientFrames.decode(bytes)).toEqual(frame)
        expect(clientFrames.decode(bytes.subarray(0, cut % bytes.length))).toBeUndefined()
        expect(clientFrames.decode(Uint8Array.of(...bytes, more))).toBeUndefined()
      }),
    )
  })

  test('of the server comes out as it went in', () => {
    fc.assert(
      fc.property(serverFrame, (frame) => {
        expect(serverFrames.decode(serverFrames.encode(frame))).toEqual(frame)
      }),
    )
  })

  test('that is none throws nothing, and one that is read is written the same but for unused bits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const frame = clientFrames.decode(bytes)
        if (frame !== undefined) expect(clientFrames.decode(clientFrames.encode(frame))).toEqual(frame)
        serverFrames.decode(bytes)
      }),
      { numRuns: 2000 },
    )
  })

  test('of a login has what its client wants as bits, of which one of the specification sets none', () => {
    const login = { frame: 'login', userId: 'lin', ticket: '0'.repeat(32) } as const
    const flagsOf = (takesNotices: boolean, isQuiet: boolean) =>
      clientFrames.encode({ ...login, takesNotices, isQuiet }).at(-1)
    expect([flagsOf(false, false), flagsOf(true, false), flagsOf(false, true), flagsOf(true, true)]).toEqual([
      0, 1, 2, 3,
    ])
    const ofLater = clientFrames.encode({ ...login, takesNotices: true, isQuiet: false }).with(-1, 0b1111_1101)
    expect(clientFrames.decode(ofLater)).toEqual({ ...login, takesNotices: true, isQuiet: false })
  })

  test('lies within the bytes that are given, wherever they are in their buffer', () => {
    const buffer = Uint8Array.of(9, 9, 3, 0, 1, 100, 9)
    expect(clientFrames.decode(buffer.subarray(2, 6))).toEqual({ frame: 'history', page: 1, limit: 100 })
  })
})

describe('a text', () => {
  const send = { frame: 'send', nonce: '0102030405060708', kind: 0, color: '#ffffff', size: 20 } as const
  const head = [2, 1, 2, 3, 4, 5, 6, 7, 8, 0, 255, 255, 255, 20]
  const withBase64 = (base64: string) =>
    clientFrames.decode(Uint8Array.of(...head, 0, base64.length, ...Array.from(base64, (sign) => sign.charCodeAt(0))))

  test('is base64 of UTF-8 behind its length', () => {
    const bytes = clientFrames.encode({ ...send, text: '你好' })
    expect([...bytes]).toEqual([...head, 0, 8, ...Buffer.from('5L2g5aW9')])
    expect(withBase64('5L2g5aW9')).toEqual({ ...send, text: '你好' })
  })

  test.each([
    ['without its padding', 'YQ'],
    ['with padding in the middle', 'YQ==YQ=='],
    ['with bits that say nothing', 'YR=='],
    ['of the other alphabet', '5L2g5aW_'],
    ['with a space', 'YW Jj'],
    ['of bytes that are no UTF-8', '/w=='],
    ['of an overlong sign', 'wIA='],
    ['of half a character', '7aCA'],
    ['that is blank', 'IAog'],
    ['of which nothing is seen', Buffer.from('\u200b\u3164 \u2800').toString('base64')],
    ['with a control character', 'YQBi'],
    ['that is empty', ''],
  ])('%s is none', (_, base64) => {
    expect(withBase64(base64)).toBeUndefined()
  })

  test('has at most 200 characters, and may have lines', () => {
    const most = { ...send, text: '😀'.repeat(200) }
    expect(clientFrames.decode(clientFrames.encode(most))).toEqual(most)
    expect(() => clientFrames.encode({ ...send, text: 'a'.repeat(201) })).toThrow(RangeError)
    const long = Buffer.from('a'.repeat(201)).toString('base64')
    expect(
      clientFrames.decode(Uint8Array.of(...head, long.length >> 8, long.length & 255, ...Buffer.from(long))),
    ).toBeUndefined()
    expect(withBase64('YQpi')).toEqual({ ...send, text: 'a\nb' })
  })
})
