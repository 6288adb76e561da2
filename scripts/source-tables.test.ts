import { expect, test } from 'vitest'
import { all, key, nothing, optional, server } from '../src/server/sources/needs.ts'
import { changedLines, withTable } from './lib/docs/marked-table.ts'
import { providerTable, variableTable } from './lib/docs/source-tables.ts'

const common = { purpose: 'news', fallback: 'nothing new', remark: '', isOnlyByName: false }
const shared = key('SHARED_KEY', 'a key of yours')
const providers = [
  { ...common, id: 'news.free', needs: nothing, remark: 'only when chosen' },
  { ...common, id: 'news.named', needs: nothing, isOnlyByName: true },
  { ...common, id: 'news.own', needs: all({ at: server('NEWS_URL'), by: optional(key('NEWS_KEY')) }, 'your server') },
  { ...common, id: 'news.paid', needs: shared },
  { ...common, id: 'chat.paid', needs: shared },
  { ...common, id: 'chat.public', needs: optional(server('CHAT_URL', 'your own')) },
]

test('a third party has a line with what it is for, what it needs, and what there is without it', () => {
  expect(providerTable(providers).split('\n').slice(2)).toEqual([
    '| `news.free` | news | nothing; only when chosen | nothing new |',
    '| `news.named` | news | nothing; only when named | nothing new |',
    '| `news.own` | news | `NEWS_URL`, perhaps `NEWS_KEY` | nothing new |',
    '| `news.paid` | news | `SHARED_KEY` | nothing new |',
    '| `chat.paid` | news | `SHARED_KEY` | nothing new |',
    '| `chat.public` | news | nothing, or `CHAT_URL` | nothing new |',
  ])
})

test('what is set together has one line, and so has a key of several; a list names its default', () => {
  const lists = [{ variable: 'NEWS', area: 'news', about: 'who has news' }]
  const names = '`free`, `named`, `own`, `paid`'
  expect(variableTable(providers, lists).split('\n').slice(2)).toEqual([
    `| \`NEWS\` | \`free\` | who has news, of ${names}; unset, those that are set up; \`named\` only when named |`,
    '| `NEWS_URL`, `NEWS_KEY` |  | your server |',
    '| `SHARED_KEY` |  | a key of yours |',
    '| `CHAT_URL` |  | your own |',
  ])
})

test('a table is put between its marks, and the lines that have changed are named', () => {
  const text = 'before\n<!-- sources -->\n| `old.one` | news |\n<!-- /sources -->\nafter\n'
  const written = withTable(text, 'sources', '| `new.one`  |  news |')
  expect(written).toBe('before\n<!-- sources -->\n\n| `new.one`  |  news |\n\n<!-- /sources -->\nafter\n')
  expect(changedLines(text, written)).toEqual(['`old.one`', '`new.one`'])
  expect(changedLines(written, written.replaceAll('  ', ' '))).toEqual([])
  expect(() => withTable('no marks', 'sources', '')).toThrow('<!-- sources -->')
})
