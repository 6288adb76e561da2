/**
 * Whether mutations change the page as a snapshot shows it. Volatile nodes (overlays, clock hands, typed text) may
 * change in every frame and are in no snapshot.
 */
export const affectsSnapshot = (records: readonly MutationRecord[]): boolean =>
  records.some(({ target, addedNodes, removedNodes }) => {
    if (target instanceof Element && target.closest('[data-volatile]') !== null) return false
    return [...addedNodes, ...removedNodes].some(
      (node) => !(node instanceof Element && node.matches('[data-volatile]')),
    )
  })
