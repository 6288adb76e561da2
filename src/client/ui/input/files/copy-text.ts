/**
 * Copies a text to the clipboard, also on plain http, where `navigator.clipboard` is missing.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return written === true || copyByEvent(text)
}

/** The fallback: `execCommand` needs no selection or focus if a `copy` listener fills the clipboard. */
function copyByEvent(text: string): boolean {
  let copied = false
  const fillClipboard = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    copied = event.clipboardData !== null
  }
  document.addEventListener('copy', fillClipboard, { capture: true })
  document.execCommand('copy')
  document.removeEventListener('copy', fillClipboard, { capture: true })
  return copied
}
