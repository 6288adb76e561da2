import { type ChangeEvent, createElement, type ReactElement, useRef } from 'react'

interface Options {
  /** What the system's dialog offers, as of `<input accept>`; a file is judged by its content. */
  readonly accept: string
  readonly multiple?: boolean
  /** Whether a folder is chosen, with all that is in it. */
  readonly folder?: boolean
  readonly label?: string
  readonly onFiles: (files: readonly File[]) => void
}

/**
 * Chooses files of this device.
 * @returns opens the system's dialog, and the hidden input that must be rendered for it
 */
export function useFileChooser({
  accept,
  multiple,
  folder,
  label,
  onFiles,
}: Options): readonly [() => void, ReactElement] {
  const input = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = '' // so that the same file can be chosen again
    if (files.length > 0) onFiles(files)
  }
  const hidden = createElement('input', {
    ref: input,
    type: 'file',
    hidden: true,
    accept,
    multiple,
    ...(folder && { webkitdirectory: '' }),
    'aria-label': label,
    onChange,
  })
  return [() => input.current?.click(), hidden]
}
