import { openOverlay } from '../../../../ui/overlay/overlay.ts'

/**
 * Opens the game of the petals.
 * @param ended hears how many were caught in its last round, as the user leaves it; undefined where it cannot be opened
 * @returns closes it, or cancels its opening
 */
export function openGame(ended: (caught: number | undefined) => void): () => void {
  return openOverlay(
    () => import('./PetalGame.tsx'),
    ({ PetalGame }, { open, close }) => (
      <PetalGame
        open={open}
        onClose={(caught) => {
          close()
          ended(caught)
        }}
      />
    ),
    () => ended(undefined),
  )
}
