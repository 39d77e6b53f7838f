const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Finds the innermost element with a text divided among its children: `getByText(wholeText(…))`. */
export const wholeText = (text: string) => {
  const wanted = plain(text);
  return (_: string, element: Element | null): boolean => {
    const says = (each: Element): boolean => plain(each.textContent ?? '') === wanted;
    return element !== null && says(element) && ![...element.children].some(says);
  };
};
