import { describe, expect, test } from 'vitest'
import { readBackupFile } from './read-backup-file.ts'

const home = { version: 0, data: { groups: [], dock: [] } }
const notes = { version: 0, data: { noteList: [{ id: 'n', name: '', time: 1, content: '买菜' }] } }
const reference = `face:${'0'.repeat(64)}`
const read = (data: unknown) => readBackupFile(data, (text) => JSON.parse(text))

describe('a backup', () => {
  test('is read with its time, sections and pictures', () => {
    const file = {
      app: 'genkan',
      version: '0.1.0',
      time: 1764000000000,
      sections: { nav_info: { home }, notes: { notes } },
      pictures: { [reference]: { type: 'image/webp', data: 'AAAA' } },
    }
    expect(read(file)).toEqual(file)
  })

  test('may be its bare sections', () => {
    expect(read({ nav_info: { home } })).toMatchObject({ time: 0, sections: { nav_info: { home } } })
  })

  test('may have the form of the cloud: sections as texts, content of notes in base64', () => {
    const inBase64 = structuredClone(notes)
    const [note] = inBase64.data.noteList
    if (note !== undefined) note.content = Buffer.from('买菜').toString('base64')
    const cloud = {
      backup_time: 1764000000000,
      notes: JSON.stringify({ notes: inBase64 }),
      nav_info: JSON.stringify({ home }),
    }
    expect(read(cloud)).toMatchObject({ time: 1764000000000, sections: { nav_info: { home }, notes: { notes } } })
  })

  test('keeps a note whose content is no base64 after all', () => {
    expect(read({ notes: JSON.stringify({ notes }) })).toMatchObject({ sections: { notes: { notes } } })
  })

  test('loses what is no document or picture, and nothing else', () => {
    const file = {
      time: 'yesterday',
      sections: { nav_info: { home, broken: 5, 'a b': home, older: { version: -1, data: 1 } }, other: { home } },
      pictures: { 'https://a.example/': { type: 'image/webp', data: 'AAAA' }, [reference]: { type: 5 } },
    }
    expect(read(file)).toMatchObject({ time: 0, sections: { nav_info: { home } }, pictures: {} })
    expect(Object.keys(read(file)?.sections.nav_info ?? {})).toEqual(['home'])
  })

  test.each([undefined, 5, [], {}, { sections: {} }, { sections: { nav_info: {} } }, { notes: [] }])(
    'is none: %j',
    (data) => {
      expect(read(data)).toBeUndefined()
    },
  )
})
