/** Hash of React Aria's only inline style (`usePress`), as a policy names it; it belongs to the pinned version. */
export const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"
