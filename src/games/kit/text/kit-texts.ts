import en from '../locales/en.json'
import ja from '../locales/ja.json'
import ko from '../locales/ko.json'
import zhCN from '../locales/zh-CN.json'
import zhTW from '../locales/zh-TW.json'
import { defineTexts } from './define-texts.ts'

export const { useTexts: useKitTexts } = defineTexts<keyof typeof zhCN>({ 'zh-CN': zhCN, 'zh-TW': zhTW, en, ja, ko })
