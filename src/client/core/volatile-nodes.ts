/**
 * Whether changes of the document have made the page another one. What lives (`data-volatile`: marks, hands of a clock, what
 * is typed) comes and goes as often as every frame, and nothing that is kept of the page depends on it.
 */
export const affectsSnapshot = (records: readonly MutationRecord[]): boolean =>
  records.some(({ target, addedNodes, removedNodes }) => {
    if (target instanceof Element && target.closest('[data-volatile]') !== null) return false
    return [...addedNodes, ...removedNodes].some(
      (node) => !(node instanceof Element && node.matches('[data-volatile]')),
    )
  })
