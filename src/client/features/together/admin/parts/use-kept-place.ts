import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { regainFocus } from '../../../../ui/overlay/regain-focus.ts'

/** Which button has the focus: of which row, and of its buttons which. */
interface Place {
  readonly row: number
  readonly button: number
}

const rowsOf = (list: Element): readonly Element[] =>
  [...list.querySelectorAll('li')].filter((row) => row.parentElement?.closest('li') === null)
const buttonsOf = (row: Element | undefined): readonly HTMLElement[] => [...(row?.querySelectorAll('button') ?? [])]

/**
 * Keeps the focus in its place where a row that was dealt with has gone: the same button of the row that has followed, or
 * without one `title`. @param shown what is listed
 * @returns listeners of `list`
 */
export function useKeptPlace(
  list: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  shown: unknown,
) {
  const place = useRef<Place>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is listed
  useLayoutEffect(() => {
    const last = place.current
    if (last === undefined) return
    regainFocus(() => {
      const rows = list.current === null ? [] : rowsOf(list.current)
      const buttons = buttonsOf(rows[Math.min(last.row, rows.length - 1)])
      return buttons[Math.min(last.button, buttons.length - 1)] ?? title.current
    })
  }, [shown])
  return {
    onFocus({ target }: FocusEvent) {
      const rows = list.current === null ? [] : rowsOf(list.current)
      const row = rows.findIndex((one) => one.contains(target))
      place.current =
        row < 0 ? undefined : { row, button: buttonsOf(rows[row]).findIndex((one) => one.isSameNode(target)) }
    },
    // React tells of no blur of what it removes
    onBlur() {
      place.current = undefined
    },
  }
}
