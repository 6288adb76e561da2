import { useEffect, useRef, useState } from 'react'
import {
  acceptFile,
  acceptText,
  type FaceProblem,
  problemOf,
  serverReasonOf,
  storeFaces,
} from '../../data/faces/lazy.ts'

/** Milliseconds without a key before a typed address is fetched. */
const REST_MS = 500

/** Whether pictures are being read, or why the last one, a file or a text, was refused; `reason` is the server's. */
export type PictureState =
  | { readonly at: 'rest' | 'reading' }
  | { readonly at: 'problem'; readonly problem: FaceProblem; readonly of: 'file' | 'text'; readonly reason?: string }

/** The ways in which a form takes pictures. A refused one changes nothing but `state`. */
export interface PictureInput {
  readonly state: PictureState
  /** What is written in the field for addresses and code. */
  readonly text: string
  readonly setText: (text: string) => void
  readonly acceptFiles: (files: readonly Blob[]) => void
  /** Reads at once what waits or is on its way. Resolves its references; undefined if it is refused, which `state` says. */
  readonly settle: () => Promise<readonly string[] | undefined>
  /** Stores the picture of a tile that is about to be saved; false if it cannot be, which `state` says. */
  readonly store: (src: string | undefined) => Promise<boolean>
}

type Read = () => Promise<readonly string[] | undefined>
const nothingToRead: Read = async () => []

/** @param onAccepted takes the references of accepted pictures */
export function usePictureInput(onAccepted: (references: readonly string[]) => void): PictureInput {
  const [state, setState] = useState<PictureState>({ at: 'rest' })
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)
  const pending = useRef(nothingToRead)
  const stop = () => {
    clearTimeout(timer.current)
    running.current?.abort()
    pending.current = nothingToRead
  }
  useEffect(() => {
    // the form is closed while a picture is on its way
    return () => {
      clearTimeout(timer.current)
      running.current?.abort()
    }
  }, [])
  const accept = (of: 'file' | 'text', read: (signal: AbortSignal) => Promise<readonly string[]>) => {
    stop()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ at: 'reading' })
    const accepting = read(signal)
      .then((references) => {
        if (signal.aborted) return undefined
        onAccepted(references)
        setState({ at: 'rest' })
        if (of === 'text') setText((now) => (isCode(now) ? '' : now))
        return references
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setState(refusalOf(error, of))
        return undefined
      })
      .finally(() => {
        if (!signal.aborted) pending.current = nothingToRead
      })
    pending.current = () => accepting
    return accepting
  }
  return {
    state,
    text,
    setText: (typed) => {
      stop()
      setText(typed)
      setState({ at: 'rest' })
      if (typed.trim() === '') return
      const read = () => accept('text', async (signal) => [await acceptText(typed, signal)])
      pending.current = read
      timer.current = setTimeout(() => void read(), isCode(typed) ? 0 : REST_MS)
    },
    acceptFiles: (files) => void accept('file', () => Promise.all(files.map(acceptFile))),
    settle: () => pending.current(),
    store: async (src) => {
      try {
        await storeFaces([src])
        return true
      } catch (error) {
        setState(refusalOf(error, 'file'))
        return false
      }
    },
  }
}

function refusalOf(error: unknown, of: 'file' | 'text'): PictureState {
  const reason = serverReasonOf(error)
  return { at: 'problem', problem: problemOf(error), of, ...(reason !== undefined && { reason }) }
}

/** The picture itself, as a data URL or an SVG; an address stays in the field, where it may be completed. */
const isCode = (text: string): boolean => /^\s*(data:|<)/i.test(text)
