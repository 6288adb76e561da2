import { wordsOf } from '../../core/i18n.ts'
import type zh from './locales/zh-CN.json'

export const useWords = wordsOf<keyof typeof zh>('settings')
