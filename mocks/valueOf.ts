/** By its term: `<dt>예약금</dt><dd>20만원</dd>`. */
export const valueOf = (
  canvas: { getAllByText: (text: string) => HTMLElement[] },
  term: string,
): Element | null | undefined =>
  canvas
    .getAllByText(term)
    .map((found) => found.closest('dt'))
    .find((found) => found !== null)?.nextElementSibling;
