import { match } from 'pinyin-pro'
import { type Bench, type Figure, median, percentile } from '../scripts/lib/figures.ts'
import {
  type Findable,
  type Indexed,
  indexEntries,
  type Order,
  type SearchIndex,
  searchIndex,
} from '../src/client/features/shell/local-search/kernel/search-index.ts'
import { type Synonyms, synonymsOf } from '../src/client/features/shell/local-search/kernel/synonyms.ts'
import english from '../src/client/features/shell/local-search/locales/en.json' with { type: 'json' }
import chinese from '../src/client/features/shell/local-search/locales/zh-CN.json' with { type: 'json' }
import { pinyinReadings } from '../src/client/lib/text/pinyin-readings.ts'
import { foldText } from '../src/shared/lib/text/fold.ts'

const ENTRIES = 5000
/** Typed letter by letter: pinyin in full and by initials, Latin, an address, Han, a typing error, several words. */
const TYPED = ['zhihu', 'zgyh', 'github', 'docs.exa', '银行', 'gihtub', 'visual st', 'qqqq']
/** Largest time of a key as a ratio to the work without an index. */
const MAX_RATIO = 0.5
/** Most of a frame of 60 Hz that indexing may take at a time, in ms. */
const MAX_SLICE_MS = 8
/** As `SLICE_MS` of the index: the time after which it pauses. */
const SLICE_MS = 5

const HAN =
  '知乎中国银行哔哩重庆日报爱奇艺微博豆瓣淘宝京东美团高德地图网易音乐新闻学习工具设计素材开发文档视频游戏天气股票'
const WORDS =
  'Git Hub Lab Docs Visual Studio Code Stack Over Flow Open Street Map Note Book Cloud Drive Mail Play Music'
const HOSTS = ['github', 'docs', 'cloud', 'play', 'zhihu', 'bank', 'map', 'news', 'mail', 'code']

/** The same entries in every run: half with Chinese names, a third with Latin ones, the others mixed. */
function makeEntries(): readonly Findable[] {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  const words = WORDS.split(' ')
  const han = (length: number) => Array.from({ length }, () => HAN[random(HAN.length)]).join('')
  const latin = (length: number) => Array.from({ length }, () => words[random(words.length)]).join(random(2) ? '' : ' ')
  return Array.from({ length: ENTRIES }, (_, n) => {
    const kind = n % 6
    const title = kind < 3 ? han(2 + random(5)) : kind < 5 ? latin(1 + random(3)) : `${latin(1)}${han(2 + random(3))}`
    return { id: String(n), title, keywords: [`${HOSTS[random(HOSTS.length)]}${n}.example`] }
  })
}

/** Every beginning of a text, as it is typed. */
const keysOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1))

/** Processor time of this thread in ms: on a shared machine the clock would count what others do. */
const busy = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The groups of two catalogs. */
const SYNONYMS = [chinese, english].flatMap((catalog) =>
  synonymsOf(Object.entries(catalog).flatMap(([key, text]) => (key.startsWith('synonyms.') ? [text] : []))),
)

/** Prepares all entries in slices. @returns the index, the time in all and the longest slice, in ms */
function buildIndex(entries: readonly Findable[], synonyms: Synonyms) {
  const steps = indexEntries(entries, [], pinyinReadings, synonyms)
  const slices: number[] = []
  let [startedAt, busyAtStart] = [performance.now(), busy()]
  for (;;) {
    const step = steps.next()
    if (!step.done && performance.now() - startedAt < SLICE_MS) continue
    slices.push(busy() - busyAtStart)
    if (step.done) {
      const index: SearchIndex<Findable> = new Map<string, readonly Indexed<Findable>[]>([['icons', step.value]])
      return { index, total: slices.reduce((sum, one) => sum + one), longest: Math.max(...slices) }
    }
    ;[startedAt, busyAtStart] = [performance.now(), busy()]
  }
}

const ORDER: Order = { recencyOf: () => undefined, kindOf: () => 0 }

/** The control: each entry is folded and compared with the text, then its pinyin. */
function plainScan(entries: readonly Findable[], text: string): number {
  const query = foldText(text)
  return entries.filter(({ title, keywords = [] }) => {
    const name = foldText(title)
    return name.includes(query) || keywords.some((one) => foldText(one).includes(query)) || matchesPinyin(name, query)
  }).length
}

/** Whether a name matches in pinyin, as the library does it. */
const matchesPinyin = (name: string, text: string): boolean =>
  /^[a-zü\s]+$/.test(text) && match(name, text, { continuous: true }) !== null

const bareScan = (entries: readonly Findable[], text: string): number =>
  entries.filter(({ title, keywords = [] }) => title.includes(text) || keywords.some((one) => one.includes(text)))
    .length

function timeOf(act: () => unknown): number {
  const startedAt = performance.now()
  act()
  return performance.now() - startedAt
}

export const bench: Bench = {
  about: `A key typed into the palette over ${ENTRIES} entries; control: every entry folded and matched, without an index.`,
  async run({ quick, log }) {
    const entries = makeEntries()
    timeOf(() => plainScan(entries, 'zh')) // loads the pinyin table
    const builds = Array.from({ length: quick ? 5 : 15 }, () => buildIndex(entries, SYNONYMS))
    const plainBuilds = builds.map(() => buildIndex(entries, []))
    const [[first], [plain]] = [builds, plainBuilds]
    if (first === undefined || plain === undefined) throw new Error('no index was built')
    const [ours, withoutSynonyms, controls, bare]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 0; round < (quick ? 2 : 6); round++) {
      for (const text of TYPED.flatMap(keysOf)) {
        controls.push(timeOf(() => plainScan(entries, text)))
        bare.push(timeOf(() => bareScan(entries, text)))
        ours.push(timeOf(() => searchIndex(first.index, text, ORDER, 50)))
        withoutSynonyms.push(timeOf(() => searchIndex(plain.index, text, ORDER, 50)))
      }
      log(
        `key: ${median(ours).toFixed(2)} ms, without an index ${median(controls).toFixed(1)} ms, bare ${median(bare).toFixed(2)} ms`,
      )
    }
    const figures: Figure[] = [
      {
        name: 'a key against the same work without an index, median',
        value: median(ours) / median(controls),
        unit: 'x',
        target: { op: '<=', value: MAX_RATIO },
        control: { name: 'without an index, ms', value: median(controls) },
      },
      { name: 'a key against a bare scan for substrings, median', value: median(ours) / median(bare), unit: 'x' },
      {
        name: 'a key with synonyms against one without, median',
        value: median(ours) / median(withoutSynonyms),
        unit: 'x',
      },
      { name: 'a key, 95 % within', value: percentile(ours, 0.95), unit: 'ms' },
      { name: 'building the index, processor time', value: median(builds.map(({ total }) => total)), unit: 'ms' },
      {
        name: 'building it with synonyms against without, processor time',
        value: median(builds.map(({ total }) => total)) / median(plainBuilds.map(({ total }) => total)),
        unit: 'x',
      },
      { name: 'building it the first time, with the pinyin table read', value: first.total, unit: 'ms' },
      {
        name: 'longest slice of building it, processor time',
        value: median(builds.map(({ longest }) => longest)),
        unit: 'ms',
        timed: true,
        target: { op: '<=', value: MAX_SLICE_MS },
      },
    ]
    return figures
  },
}
