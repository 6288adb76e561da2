import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pinyinReadings } from '../../../../lib/text/pinyin-readings.ts'
import { queryOf } from './form.ts'
import { isStrong, RANK, rangesOf } from './match.ts'
import { type Findable, type Indexed, indexEntries, type Order, type SearchIndex, searchIndex } from './search-index.ts'

/** Prepares all entries without a pause. */
function prepare(entries: readonly Findable[], before: readonly Indexed<Findable>[] = []) {
  const steps = indexEntries(entries, before, pinyinReadings)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const NEVER_USED: Order = { recencyOf: () => undefined, kindOf: () => 0 }
const named = (title: string, ...keywords: string[]): Findable => ({ id: title, title, keywords })
const ICONS = [
  named('中华网', 'china.com'),
  named('知乎', 'zhihu.com'),
  named('知乎日报', 'daily.zhihu.com'),
  named('GitHub', 'github.com'),
  named('My GitLab', 'gitlab.com'),
  named('Visual Studio Code', 'code.visualstudio.com'),
  named('重庆日报', 'cqrb.cn'),
  named('哔哩哔哩', 'bilibili.com'),
  named('愛奇藝', 'iqiyi.com'),
  named('ＹｏｕＴｕｂｅ', 'youtube.com'),
  named('JavaScript 教程', 'wangdoc.com'),
  named('B站', 'b23.tv'),
  named('구글', 'google.co.kr'),
]
const INDEX: SearchIndex<Findable> = new Map([['icons', prepare(ICONS)]])
const find = (text: string, index = INDEX, order = NEVER_USED) =>
  searchIndex(index, text, order, 50).hits.map(({ found }) => found.entry.title)

describe('the first match', () => {
  test.each([
    ['zh', '知乎'],
    ['zhihu', '知乎'],
    ['zhih', '知乎'],
    ['知乎', '知乎'],
    ['知hu', '知乎'],
    ['zhrb', '知乎日报'],
    ['zhhrb', '知乎日报'],
    ['乎', '知乎'],
    ['git', 'GitHub'],
    ['hub', 'GitHub'],
    ['lab', 'My GitLab'],
    ['vsc', 'Visual Studio Code'],
    ['visual st', 'Visual Studio Code'],
    ['code studio', 'Visual Studio Code'],
    ['chongqing', '重庆日报'],
    ['zhongqing', '重庆日报'],
    ['cqrb', '重庆日报'],
    ['blbl', '哔哩哔哩'],
    ['aiqiyi', '愛奇藝'],
    ['aqy', '愛奇藝'],
    ['youtube', 'ＹｏｕＴｕｂｅ'],
    ['ＧＩＴＨＵＢ', 'GitHub'],
    ['bzhan', 'B站'],
    ['script', 'JavaScript 教程'],
    ['jiaocheng', 'JavaScript 教程'],
    ['wangdoc', 'JavaScript 教程'],
    ['daily.zh', '知乎日报'],
    ['구', '구글'],
    ['ithu', 'GitHub'],
  ])('for %s is %s', (text, title) => {
    expect(find(text)[0]).toBe(title)
  })

  test('is none for blank text, for other letters and for what only begins alike', () => {
    for (const text of ['', '  ', 'qqqqq', 'zhx', '知识', 'zhihux1']) expect(find(text), text).toEqual([])
  })
})

describe('the order', () => {
  test('is whole, initials, beginning, later word, inside, typing error', () => {
    const titles = ['Rebased', 'Old Base', 'Baser', 'Best Apps So Easy', 'Bsae', 'Base']
    const index = new Map([['icons', prepare(titles.map((title) => named(title)))]])
    expect(find('base', index)).toEqual(['Base', 'Best Apps So Easy', 'Baser', 'Old Base', 'Rebased'])
    const weak = new Map([['icons', prepare(['Bsae', 'Rebased'].map((title) => named(title)))]])
    expect(find('base', weak)).toEqual(['Rebased', 'Bsae'])
  })

  test('puts a title before an address', () => {
    const index = new Map([['icons', prepare([named('文档', 'docs.example'), named('Docs of mine')])]])
    expect(find('docs', index)).toEqual(['Docs of mine', '文档'])
  })

  test('puts a name before a description that begins with the text, wherever it has the text', () => {
    const index = new Map([
      ['settings', prepare([named('自动更换', '壁纸'), named('图片', '壁纸的来源')])],
      ['commands', prepare([named('换一张壁纸')])],
    ])
    expect(find('壁纸', index)).toEqual(['换一张壁纸', '自动更换', '图片'])
    expect(find('bizhi', index)[0]).toBe('换一张壁纸')
  })

  test('puts what is called so by another name before what only begins alike', () => {
    const index = new Map([['apps', prepare([named('Sketches', 'Notes of a painter'), named('Memos', 'Notes')])]])
    expect(find('notes', index)).toEqual(['Memos', 'Sketches'])
  })

  test('finds another name by its initials from three on, never by those of two names', () => {
    const games = [{ id: 'blocks', title: '方块', names: ['俄罗斯方块', '落块'] }, named('更好的选择', '方块的规则')]
    const index = new Map([['games', prepare(games)]])
    expect(['elsfk', 'fkdgz', 'lkf', 'elsfkl', 'els'].map((text) => find(text, index))).toEqual([
      ['方块'],
      ...[[], [], [], []],
    ])
  })

  test('takes no initials from the middle of a sentence', () => {
    const index = new Map([['icons', prepare([named('设置'), named('放大动画', '图标随指针靠近而放大')])]])
    expect(find('sz', index)).toEqual(['设置'])
    expect(find('zh', index)).toEqual(['设置'])
    expect(find('zhizhen', index)).toEqual(['放大动画'])
  })

  test('within a rank is recently used, then kind, then the order on the desktop', () => {
    const index = new Map([
      ['commands', prepare([named('Note A')])],
      ['icons', prepare([named('Note B'), named('Note C'), named('Note D'), named('A note')])],
    ])
    const order: Order = {
      recencyOf: (_, id) => (id === 'Note D' ? 1 : id === 'A note' ? 0 : undefined),
      kindOf: (source) => (source === 'icons' ? 0 : 1),
    }
    expect(find('note', index, order)).toEqual(['Note D', 'Note B', 'Note C', 'Note A', 'A note'])
  })

  test('counts all matches and lists the best', () => {
    const entries = Array.from({ length: 200 }, (_, n) => named(`Note ${n}`))
    const { hits, total } = searchIndex(new Map([['icons', prepare(entries)]]), 'note', NEVER_USED, 50)
    expect([hits.length, total, hits[0]?.found.entry.title]).toEqual([50, 200, 'Note 0'])
  })
})

describe('noise', () => {
  test('typing errors fall away once something matches as typed', () => {
    const index = new Map([['icons', prepare(['Base', 'Bsae', 'Case'].map((title) => named(title)))]])
    expect(find('base', index)).toEqual(['Base'])
    expect(find('baes', index)).toEqual(['Base'])
  })

  test('of entries that lead to the same the best match alone is listed and counted', () => {
    const at = (title: string, target?: string): Findable => ({ ...named(title, 'github.com'), target })
    const index = new Map([
      ['icons', prepare([at('My code', 'github.com')])],
      ['content', prepare([at('GitHub', 'github.com'), at('GitHub docs', 'docs.github.com'), at('GitHub note')])],
    ])
    expect(find('github', index)).toEqual(['GitHub', 'GitHub docs', 'GitHub note'])
    expect(find('my code', index)).toEqual(['My code'])
    expect(searchIndex(index, 'github', NEVER_USED, 50).total).toBe(3)
  })

  test('no source lists more than its share', () => {
    const many = Array.from({ length: 9 }, (_, n) => named(`Note ${n}`))
    const index = new Map([
      ['content', prepare(many)],
      ['apps', prepare([named('A note')])],
    ])
    expect(find('note', index, { ...NEVER_USED, mostOf: () => 2 })).toEqual(['Note 0', 'Note 1', 'A note'])
  })

  test('a source may rank no better than it is told', () => {
    const index = new Map([
      ['past', prepare([named('night sky')])],
      ['apps', prepare([named('Dark mode', 'night'), named('Tonight')])],
    ])
    const bestRankOf = (source: string) => (source === 'past' ? RANK.keyword : RANK.exact)
    expect(find('night', index, { ...NEVER_USED, bestRankOf })).toEqual(['Dark mode', 'night sky', 'Tonight'])
  })

  test('strong is what is named: as a whole, from its beginning, by all initials or by another name', () => {
    const entries = [
      named('知乎'),
      named('Notes', 'memo'),
      named('My notes'),
      named('Design', 'keynote'),
      named('Noets'),
    ]
    const index = new Map([['icons', prepare(entries)]])
    const strong = (text: string) =>
      searchIndex(index, text, NEVER_USED, 50)
        .hits.filter(({ rank }) => isStrong(rank, queryOf(text)))
        .map(({ found }) => found.entry.title)
    expect(['zh', 'zhih', 'note', 'memo', '知'].map(strong)).toEqual([
      ['知乎'],
      ['知乎'],
      ['Notes'],
      ['Notes'],
      ['知乎'],
    ])
    expect(['n', 'mem', 'keyno', 'otes', 'notse'].map(strong)).toEqual(Array(5).fill([]))
  })
})

describe('typing errors', () => {
  test.each([
    ['gihtub', 'GitHub'], // exchanged
    ['githb', 'GitHub'], // missing
    ['giithub', 'GitHub'], // added
    ['gitjub', 'GitHub'], // replaced
    ['githbu', 'GitHub'],
    ['visaul', 'Visual Studio Code'],
    ['zhiuh', '知乎'],
    ['blibili', '哔哩哔哩'],
    ['javascrpit', 'JavaScript 教程'],
    ['javscrpt', 'JavaScript 教程'], // two from eight letters
  ])('%s finds %s', (text, title) => {
    expect(find(text)[0]).toBe(title)
  })

  test.each(['gtb', 'gthb', 'gxtxub', 'jvscrt'])('%s has too many', (text) => {
    expect(find(text)).toEqual([])
  })
})

describe('the marked part', () => {
  const mark = (title: string, text: string) => {
    const [one] = prepare([named(title)])
    const ranges = one ? rangesOf(title, one.title, queryOf(text)) : []
    return ranges.toReversed().reduce((now, { start, end }) => {
      return `${now.slice(0, start)}[${now.slice(start, end)}]${now.slice(end)}`
    }, title)
  }
  test.each([
    ['GitHub', 'ith', 'G[itH]ub'],
    ['GitHub', 'gith', '[GitH]ub'],
    ['My GitHub', 'gh', 'My [G]it[H]ub'],
    ['知乎日报', 'zhr', '[知乎日]报'],
    ['知乎日报', 'ribao', '知乎[日报]'],
    ['Visual Studio Code', 'visual st', '[Visual] [St]udio Code'],
    ['Visual Studio Code', 'code studio', 'Visual [Studio] [Code]'],
    ['GitHub', 'gihtub', 'GitHub'],
  ])('of %s for %s is %s', (title, text, marked) => {
    expect(mark(title, text)).toBe(marked)
  })
})

test('an index that follows changes is the same as one built anew', () => {
  const entry = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    title: fc.constantFrom('知乎', 'GitHub', '重庆 Daily', 'a', ''),
    keywords: fc.array(fc.constantFrom('zhihu.com', '知', 'x y'), { maxLength: 2 }),
  })
  const list = fc.uniqueArray(entry, { selector: ({ id }) => id })
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 5 }), (changes) => {
      let followed: readonly Indexed<Findable>[] = []
      for (const entries of changes) followed = prepare(entries, followed)
      expect(followed).toEqual(prepare(changes.at(-1) ?? []))
    }),
  )
})

test('only entries whose texts have changed are prepared again', () => {
  const before = prepare(ICONS)
  const steps = [...indexEntries([...ICONS.toReversed(), named('新')], before, pinyinReadings)]
  expect(steps).toHaveLength(1)
})

test('a text of one repeated syllable is matched in time', () => {
  const index = new Map([['icons', prepare([named('安'.repeat(40)), named('a'.repeat(60))])]])
  const startedAt = performance.now()
  find('anan'.repeat(12), index)
  find(`${'a'.repeat(50)}n`, index)
  expect(performance.now() - startedAt).toBeLessThan(500)
})
