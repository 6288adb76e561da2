import { type RefObject, useEffect } from 'react'
import { isComposing } from '../../kit/interaction.ts'
import { endTrial, seeThroughWindow, type Trial, wearTheme } from '../../kit/themes.ts'

/** What has Enter and Space for itself while a theme is tried on: what is typed in, and what stands for other things. */
const OWNERS = 'input, textarea, select, button, a[href]'

/**
 * The keys of a trial, wherever in the window the focus is: Escape takes the theme off, Enter wears it, Space shows the
 * desktop while it is held. On the card of the theme itself, too.
 */
export function useTrialKeys(content: RefObject<HTMLElement | null>, trial: Trial | undefined): void {
  useEffect(() => {
    const window = content.current?.closest<HTMLElement>('[role="dialog"]')
    if (trial === undefined || window == null) return
    const isFree = (target: EventTarget | null) => {
      if (!(target instanceof Element) || target.closest('[data-trial-bar]') !== null) return false
      const own = target.closest<HTMLElement>('[data-theme-card]')?.dataset.themeCard === trial.id
      return own || target.closest(OWNERS) === null
    }
    const take = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const press = (event: KeyboardEvent) => {
      if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') {
        take(event)
        void endTrial()
      } else if (event.key === 'Enter' && isFree(event.target)) {
        take(event)
        void wearTheme(trial)
      } else if (event.key === ' ' && isFree(event.target)) {
        take(event)
        seeThroughWindow(true)
      }
    }
    const release = (event: KeyboardEvent) => event.key === ' ' && seeThroughWindow(false)
    window.addEventListener('keydown', press, true)
    window.addEventListener('keyup', release, true)
    return () => {
      seeThroughWindow(false)
      window.removeEventListener('keydown', press, true)
      window.removeEventListener('keyup', release, true)
    }
  }, [content, trial])
}
