import type { Language } from '../../../shared/constants.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { notes, notesView } from './document.ts'

const NOTES: Readonly<Record<Language, readonly [name: string, content: string]>> = {
  'zh-CN': ['周末的菜单', '番茄炖牛腩，清炒豆苗。\n记得买姜和一把小葱。\n饭后走到河边看落日。'],
  'zh-TW': ['週末的菜單', '番茄燉牛腩，清炒豆苗。\n記得買薑和一把青蔥。\n飯後散步到河邊看夕陽。'],
  en: [
    'Weekend menu',
    'Tomato beef stew, pea shoots with garlic.\nPick up ginger and lemons.\nThen a walk to the river.',
  ],
  ja: ['週末の献立', 'トマトと牛すじの煮込み、豆苗炒め。\n生姜と小ねぎを買う。\n食後は川沿いを散歩。'],
  ko: ['주말 식단', '토마토 소고기 스튜, 완두순 볶음.\n생강이랑 쪽파 사 오기.\n저녁 먹고 강변 산책.'],
}

const DAY_MS = 86_400_000

export default defineShowcase('notes', {
  samples: [
    sampleOf(notesView, () => notesView.initial),
    sampleOf(notes, (language) => {
      const [name, content] = NOTES[language]
      const ids = ['sample', 'second', 'third'] // one cell has their number
      return { noteList: ids.map((id, at) => ({ id, name, content, time: Date.now() - (at + 1) * DAY_MS })) }
    }),
  ],
})
