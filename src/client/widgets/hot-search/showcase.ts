import type { Language } from '../../../shared/constants.ts'
import { HOT_BOARDS, type HotLabel, type HotRow } from '../../../shared/entities/hot-search.ts'
import { language } from '../../kit/text.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { boardRows, selection } from './document.ts'

/** Rows such as a board may have on any day: the boards are Chinese, whoever reads them. */
const ROWS: readonly (readonly [title: string, heat: number, label?: HotLabel])[] = [
  ['今年首场流星雨将迎来极大', 9_864_000, '爆'],
  ['多地博物馆延长开放时间', 6_127_000, '热'],
  ['高铁新线明日开通运营', 5_031_000, '新'],
  ['秋天的第一锅糖炒栗子', 4_368_000],
  ['冬天怎么养好一盆绿植', 3_905_000],
  ['这座古城的银杏黄了', 3_420_000, '新'],
  ['全国马拉松赛季开跑', 2_986_000],
  ['周末去哪里看红叶', 2_541_000],
  ['老手艺人把竹子编成灯', 2_217_000, '热'],
  ['下雪天最想吃的一顿饭', 1_968_000],
  ['天文馆今晚免费观星', 1_704_000],
  ['一本旧书里的三十年前书签', 1_432_000],
]

const rows: readonly HotRow[] = ROWS.map(([hotSearchTitle, hotSearchHeat, hotSearchLabel], at) => ({
  hotSearchOrder: at + 1,
  hotSearchTitle,
  hotSearchUrl: 'https://example.org/',
  hotSearchHeat,
  ...(hotSearchLabel !== undefined && { hotSearchLabel }),
}))

/** Each board is asked at its own site. */
const OWN_SITES: Readonly<Record<Language, string>> = {
  'zh-CN': '各榜官网',
  'zh-TW': '各榜官方網站',
  en: 'The boards’ own sites',
  ja: '各ランキングの公式サイト',
  ko: '각 순위의 공식 사이트',
}

export default defineShowcase('hot-search', {
  asks: { area: 'hot', nameOf: () => OWN_SITES[language()] },
  samples: [
    sampleOf(selection, () => selection.initial),
    sampleOf(boardRows, () => {
      const now = Date.now()
      return { [HOT_BOARDS[0]]: { value: [...rows], at: now, askedAt: now } }
    }),
  ],
})
