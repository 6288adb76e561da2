import type { ChatMessage } from '../../../shared/chat/frames.ts'
import type { Language } from '../../../shared/constants.ts'
import { KINDS, keptRoom } from '../../kit/chat.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'

/** Who speaks, the last one is the user, and what they say of a walk. */
interface Talk {
  readonly names: readonly [fog: string, forest: string, summer: string, own: string]
  readonly said: readonly [morning: string, question: string, answer: string, moon: string]
}

const TALKS: Readonly<Record<Language, Talk>> = {
  'zh-CN': {
    names: ['雾岛', '林间', '半夏', '秋林'],
    said: ['早。西湖起雾了，只看得见半截断桥', '@秋林 径山东线修好没有', '上周刚通，缓一些', '花好月圆，人长久 🌕'],
  },
  'zh-TW': {
    names: ['霧島', '阿樹', '小滿', '秋林'],
    said: ['早安，陽明山起霧了，好美', '@秋林 東峰那條步道修好了嗎', '上週剛開放，比較好走', '今晚的月亮好圓 🌕'],
  },
  en: {
    names: ['Wren', 'Rowan', 'Juniper', 'Ash'],
    said: [
      'Morning! The lake is all fog today',
      '@Ash is the east trail open again?',
      'Since last week, and gentler',
      'What a moon tonight 🌕',
    ],
  },
  ja: {
    names: ['霧', '森', '夏', '秋'],
    said: [
      'おはよう。湖は一面の霧です',
      '@秋 東のコース、もう通れる？',
      '先週から。少し歩きやすいよ',
      '今夜は月がきれい 🌕',
    ],
  },
  ko: {
    names: ['안개', '숲', '여름', '가을'],
    said: [
      '좋은 아침! 호수에 안개가 자욱해요',
      '@가을 동쪽 길 다시 열렸어요?',
      '지난주에요. 더 완만해요',
      '오늘 달 정말 예쁘네요 🌕',
    ],
  },
}

/** How long ago each was said, in minutes, and by whom. */
const TIMES = [37, 4, 3, 1] as const
const AUTHORS = [0, 1, 3, 2] as const
const USERNAMES = ['fog', 'forest', 'summer', 'own'] as const

function messagesOf(language: Language): readonly ChatMessage[] {
  const { names, said } = TALKS[language]
  return AUTHORS.map((author, at) => ({
    chatId: at + 1,
    nonce: `sample${at}`,
    time: Date.now() - TIMES[at as 0] * 60_000,
    kind: KINDS.room,
    color: author === 2 ? '#e2b6ff' : '#ffffff',
    size: 20,
    username: USERNAMES[author],
    nickname: names[author],
    head: '',
    text: said[at as 0],
  }))
}

export default defineShowcase('chat-room', {
  samples: [sampleOf(keptRoom, (language) => ({ user: 'own', list: messagesOf(language), readId: 1, draft: '' }))],
})
