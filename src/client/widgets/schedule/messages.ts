import { messagesOf } from '../../core/text/i18n.ts'
import type zh from './locales/zh-CN.json'

export type ScheduleText = keyof typeof zh
export const { useMessages, messages } = messagesOf<ScheduleText>('schedule')
