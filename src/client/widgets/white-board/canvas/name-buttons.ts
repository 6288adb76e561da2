/** Names the buttons of Excalidraw that have only a picture by their tooltip. Returns what ends that. */
export function nameButtons(place: Element): () => void {
  const nameAll = () => {
    for (const button of place.querySelectorAll('button:not([aria-label])')) {
      const name = button.getAttribute('title')
      if (name && button.textContent.trim() === '') button.setAttribute('aria-label', name)
    }
  }
  const observer = new MutationObserver(nameAll)
  observer.observe(place, { childList: true, subtree: true })
  nameAll()
  return () => observer.disconnect()
}
