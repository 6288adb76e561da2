import { defineTexts } from '../kit/text/define-texts.ts'
import en from './locales/en.json'
import ja from './locales/ja.json'
import ko from './locales/ko.json'
import zhCN from './locales/zh-CN.json'
import zhTW from './locales/zh-TW.json'

export const { useTexts } = defineTexts<keyof typeof zhCN>({ 'zh-CN': zhCN, 'zh-TW': zhTW, en, ja, ko })
