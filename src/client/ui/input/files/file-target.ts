import type { ClipboardEvent, DragEvent } from 'react'
import { setFlag } from '../../dom.ts'
import { TEXT_INPUTS } from '../keyboard/text-inputs.ts'
import { addressOf } from './address-target.ts'

/**
 * Handlers by which an element takes files that are dropped on it or pasted into it.
 * @param acceptAddress takes what is dropped or pasted as an address, too, unless it is for a text field: of a picture
 * or a link, empty if it is neither
 */
export const fileTarget = (
  acceptFiles: (files: readonly Blob[]) => void,
  acceptAddress?: (address: string) => void,
) => {
  const isLink = ({ types }: DataTransfer, target: EventTarget) =>
    acceptAddress !== undefined && types.includes('text/uri-list') && !isTextField(target)
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const { dataTransfer: data, currentTarget, target } = event
      if (!data.types.includes('Files') && !isLink(data, target)) return
      event.preventDefault()
      data.dropEffect = 'copy'
      setFlag(currentTarget, 'files-over', true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setFlag(currentTarget, 'files-over', false)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const { dataTransfer: data, currentTarget, target } = event
      setFlag(currentTarget, 'files-over', false)
      const isFile = data.files.length > 0
      if (!isFile && !isLink(data, target)) return
      event.preventDefault()
      // a picture of a web page comes as a file beside its address
      if (isFile) acceptFiles([...data.files])
      else acceptAddress?.(addressOf(data))
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const { clipboardData: data, target } = event
      // a table has a picture of itself beside its text
      if (data.files.length > 0 && data.getData('text') === '') {
        event.preventDefault()
        acceptFiles([...data.files])
        return
      }
      const address = acceptAddress === undefined || isTextField(target) ? '' : addressOf(data)
      if (address === '') return
      event.preventDefault()
      acceptAddress?.(address)
    },
  }
}

const isTextField = (target: EventTarget): boolean => target instanceof Element && target.closest(TEXT_INPUTS) !== null
