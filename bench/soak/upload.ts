import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from '../../scripts/lib/figures.ts'
import { memoryOf, startServer } from '../../scripts/lib/server.ts'
import { listPolyglots } from '../../src/server/testing/polyglots.ts'
import { createAsker } from './auth/ask.ts'

/** Names that try to leave the folder, or to be another type. */
const NAME_PARTS = [
  '..',
  '.',
  '/',
  '%2f',
  '%2e',
  '\\',
  '%00',
  'x',
  'pepper.key',
  'genkan.db',
  '.webp',
  '.svg',
  '~',
  ' ',
]

const fuzzedName = (): string =>
  Array.from(
    { length: 1 + Math.floor(Math.random() * 8) },
    () => NAME_PARTS[Math.floor(Math.random() * NAME_PARTS.length)] ?? '',
  ).join('')

export const bench: Bench = {
  about: 'Polyglots, floods of pixels and fuzzed names: each is refused or drawn anew, and none leaves the folder.',
  quickSeconds: 90,
  async run({ quick, log }) {
    const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } })
    try {
      const { ask, nextAddress } = createAsker(server.origin)
      const { token } = (await ask('register', { username: 'lin', password: 'abc123' }, { address: nextAddress() }))
        .data
      const upload = async (bytes: Uint8Array) => {
        const form = new FormData()
        form.set('file', new File([Uint8Array.from(bytes)], fuzzedName(), { type: 'image/png' }))
        const headers = { authorization: token, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': nextAddress() }
        const answer = await fetch(`${server.origin}/users/upload_head`, { method: 'POST', body: form, headers })
        const { code, data }: { code: number; data: { filename: string } | null } = await answer.json()
        return code === 0 ? data?.filename : undefined
      }
      const polyglots = listPolyglots(quick ? 60 : 1000, Date.now())
      const before = memoryOf(server.process)
      const seen = { drawn: 0, refused: 0, survived: 0, otherType: 0 }
      for (const { bytes, payload } of polyglots) {
        const filename = await upload(bytes)
        if (filename === undefined) {
          seen.refused += 1
          continue
        }
        seen.drawn += 1
        const file = await fetch(`${server.origin}/u/${filename}`)
        if (file.headers.get('content-type') !== 'image/webp') seen.otherType += 1
        if (Buffer.from(await file.arrayBuffer()).includes(payload)) seen.survived += 1
      }
      const grown = memoryOf(server.process) - before
      log(`${seen.drawn} drawn, ${seen.refused} refused`)
      let served = 0
      const names = quick ? 500 : 10_000
      for (let at = 0; at < names; at += 1)
        if (
          (await fetch(`${server.origin}/u/${fuzzedName()}`, { redirect: 'manual' })).headers.get('content-type') ===
          'image/webp'
        )
          served += 1
      const files = readdirSync(join(server.dataDir, 'uploads'))
      const target = { op: '<=', value: 0 } as const
      return [
        {
          name: `payloads of ${polyglots.length} polyglots that survived`,
          value: seen.survived,
          unit: 'files',
          target,
        },
        { name: 'served as anything but WebP', value: seen.otherType, unit: 'files', target },
        {
          name: 'drawn and refused, each at least',
          value: Math.min(seen.drawn, seen.refused),
          unit: 'files',
          target: { op: '>=', value: 1 },
        },
        { name: `of ${names} fuzzed names served`, value: served, unit: 'files', target },
        { name: 'files beside the last picture', value: files.length - 1, unit: 'files', target },
        { name: 'memory grown', value: grown, unit: 'MB', target: { op: '<=', value: 150 } },
      ]
    } finally {
      await server.stop()
    }
  },
}
