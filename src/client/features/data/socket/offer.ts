import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Need, Needing } from '../../../core/contribute/need.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { connection, whenConnected } from '../../../core/net/connection.ts'
import { askCapabilities } from '../live-data/lazy.ts'
import { isAdmin, useIsAdmin } from '../session/lazy.ts'
import { chatOffer } from './document.ts'

/** Without a server there is no chat; one that has never been asked is taken to have it. */
const isOfferedBy = ({ isOpen, server }: ReturnType<typeof connection.getState>, { hasChat }: { hasChat: unknown }) =>
  !(isOpen && server === undefined) && hasChat !== false

/** Whether this page's server has a chat room, as far as it is known. */
export const isChatOffered = (): boolean => isOfferedBy(connection.getState(), chatOffer.get())

let asked: Promise<boolean> | undefined

/** Whether the server has a chat room, which it is asked once in some minutes. Of no answer the last known one is right. */
export function askChatOffer(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

async function ask(): Promise<boolean> {
  await whenConnected()
  try {
    if (connection.getState().server === undefined) return false
    const { hasChat } = await askCapabilities()
    chatOffer.update((now) => (now.hasChat === hasChat ? now : { hasChat }), { origin: 'program' })
  } catch {
    // it is not reached
  }
  return isChatOffered()
}

/** Whether the server's last answer is known. */
export const isChatOfferKnown = (): boolean => chatOffer.get().hasChat !== 'unknown'

/** Whether the server has a chat room; asks it. */
export function useIsChatOffered(): boolean {
  const now = useStore(connection)
  const offer = useDocument(chatOffer, (last) => last)
  useEffect(() => {
    // the server's answer is outside of React
    void askChatOffer()
  }, [])
  return isOfferedBy(now, offer)
}

/** Calls back when the answer to `isChatOffered` may have changed. @returns stops it */
export function onChatOffer(changed: () => void): () => void {
  const stops = [connection.subscribe(changed), chatOffer.subscribe(changed)]
  return () => stops.forEach((stop) => void stop())
}

/** Whether there is what something needs. */
export const isUsable = ({ needs }: Needing): boolean => isMet(needs, isChatOffered(), isAdmin())

/** `isUsable`, for views. */
export function useUsable(): (one: Needing) => boolean {
  const hasChat = useIsChatOffered()
  const isByAdmin = useIsAdmin()
  return useCallback(({ needs }) => isMet(needs, hasChat, isByAdmin), [hasChat, isByAdmin])
}

function isMet(need: Need | undefined, hasChat: boolean, isByAdmin: boolean): boolean {
  if (need === undefined) return true
  return need === 'chat' ? hasChat : isByAdmin
}
