import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/constants.ts'
import { loadShowcases } from '../core/contribute/loaders.ts'
import { findWidget } from '../core/contribute/registry.ts'
import { sampleValues } from '../core/contribute/showcase.ts'
import { registerEverything } from './testing.ts'

/** The documents of features that widgets show. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'wy-music': ['music'],
  'chat-room': ['chat'],
  'game-center': ['games', 'games.unfinished'],
}

beforeAll(() => registerEverything())

test('a sample is one that its document could hold, in every language', async () => {
  for (const { samples = [] } of await loadShowcases())
    for (const { document, value } of samples)
      for (const language of LANGUAGES) {
        const stored: unknown = JSON.parse(JSON.stringify({ version: document.version, data: value(language) }))
        expect(document.decode(stored), `${document.id} ${language}`).toMatchObject({ at: 'read', repaired: [] })
      }
})

test('a showcase is that of a widget, and its samples are of documents of that widget, or of what it shows', async () => {
  const showcases = await loadShowcases()
  for (const { widget, samples = [] } of showcases) {
    expect(findWidget(widget), widget).toBeDefined()
    const foreign = samples.map(({ document }) => document.id).filter((id) => id.split('.')[0] !== widget)
    expect(foreign, widget).toEqual(SHOWN[widget] ?? [])
  }
  expect(new Set(showcases.map(({ widget }) => widget)).size).toBe(showcases.length)
})

test('a document without a sample shows its own value', async () => {
  const [first] = await loadShowcases()
  const documents = first?.samples?.map(({ document }) => document) ?? []
  const { storeOf } = sampleValues({}, 'en')
  expect(documents.length).toBeGreaterThan(0)
  for (const document of documents) expect(storeOf(document)).toBeUndefined()
})
