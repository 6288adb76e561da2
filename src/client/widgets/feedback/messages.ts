import { messagesOf } from '../../kit/text.ts'
import type zh from './locales/zh-CN.json'

export const { useMessages, messages } = messagesOf<keyof typeof zh>('feedback')
