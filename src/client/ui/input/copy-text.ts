/** Puts a text on the clipboard, on plain http too, where there is no clipboard to ask; whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  const asked = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return asked === true || copyByEvent(text)
}

/** The older way needs no selection and no focus: whoever answers the copying says what is copied. */
function copyByEvent(text: string): boolean {
  let copied = false
  const answer = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    copied = event.clipboardData !== null
  }
  document.addEventListener('copy', answer, { capture: true })
  document.execCommand('copy')
  document.removeEventListener('copy', answer, { capture: true })
  return copied
}
