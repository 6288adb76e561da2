import type { Generated } from 'kysely'
import type { ReportReason } from '../../../../shared/api/chat.ts'

/**
 * A message of the chat room. `id` rises by one with each; `nonce` is its sender's, who sends it again by it. `is_deleted`
 * 0 or 1. `time` in ms.
 */
interface ChatMessageTable {
  id: number
  user_id: string
  nonce: string
  kind: number
  color: string
  size: number
  text: string
  time: number
  is_deleted: Generated<number>
}

/** The highest id that a message of a room ever had. */
interface ChatCounterTable {
  room: string
  last: number
}

/** A ticket by which a socket is logged in, once. `ticket` is a hash; `ends_at` in ms. */
interface ChatTicketTable {
  ticket: string
  user_id: string
  session_id: string
  ends_at: number
}

/**
 * A report of a message of the chat room, by the user `user_id`. It keeps what was reported: the text and its author's name,
 * whatever becomes of the message. `done_at` is 0 while it is open. Times in ms.
 */
interface ChatReportTable {
  id: string
  user_id: string
  chat_id: number
  reason: ReportReason
  author: string
  text: string
  made_at: number
  done_at: Generated<number>
}

/** Tables of the chat room. */
export interface ChatTables {
  chat_message: ChatMessageTable
  chat_counter: ChatCounterTable
  chat_ticket: ChatTicketTable
  chat_report: ChatReportTable
}
