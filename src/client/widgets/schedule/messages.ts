import { messagesOf } from '../../kit/text.ts'
import type zh from './locales/zh-CN.json'

export type ScheduleText = keyof typeof zh
export const { useMessages, messages } = messagesOf<ScheduleText>('schedule')
