import { messagesOf } from '../../../core/text/i18n.ts'
import type zhHome from './locales/zh-CN.first-frame.json'
import type zh from './locales/zh-CN.json'

export const { useMessages, messages } = messagesOf<keyof typeof zh | keyof typeof zhHome>('minimal')
