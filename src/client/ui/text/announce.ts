import styles from './announce.module.css'

let region: HTMLElement | undefined

/** Announces a text to assistive technology, without showing it. A repeated text is announced again. */
export function announce(text: string): void {
  region ??= makeRegion()
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}

function makeRegion(): HTMLElement {
  const made = document.createElement('p')
  made.role = 'status'
  made.className = styles.announcement ?? ''
  document.body.append(made)
  return made
}
