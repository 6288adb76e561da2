import type { Language } from '../../../shared/constants.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { whiteBoards, whiteBoardView } from './document.ts'
import type { Board, BoardFacts } from './model.ts'
import plan from './samples/plan.svg?url'
import trip from './samples/trip.svg?url'

const NAMES: Readonly<Record<Language, readonly [trip: string, plan: string]>> = {
  'zh-CN': ['周末路线', '新版规划'],
  'zh-TW': ['週末路線', '改版規劃'],
  en: ['Weekend trip', 'Next release'],
  ja: ['週末のルート', '次のリリース'],
  ko: ['주말 코스', '다음 버전'],
}

/** In inks that can be read upon either theme's board. */
const PICTURES = { 'face:sample-trip': trip, 'face:sample-plan': plan } as const

const factsOf = (picture: keyof typeof PICTURES, updated: number): BoardFacts => ({
  updated,
  light: picture,
  dark: picture,
  pictures: [],
})

export default defineShowcase('white-board', {
  samples: [
    sampleOf(whiteBoards, (language) => {
      const boardOf = (name: string, at: number): Board => ({ id: `sample-${at}`, name, created: 0 })
      return { ...whiteBoards.initial, boards: NAMES[language].map(boardOf) }
    }),
    sampleOf(whiteBoardView, () => ({
      ...whiteBoardView.initial,
      facts: { 'sample-0': factsOf('face:sample-trip', 2), 'sample-1': factsOf('face:sample-plan', 1) },
    })),
  ],
  pictures: PICTURES,
})
