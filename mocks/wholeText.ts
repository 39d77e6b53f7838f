/** Finds the innermost element with a text that is divided among the elements in it: `getByText(wholeText(…))`. */
export const wholeText =
  (text: string) =>
  (_: string, element: Element | null): boolean => {
    const says = (each: Element): boolean => each.textContent?.replace(/\s+/g, ' ').trim() === text;
    return element !== null && says(element) && ![...element.children].some(says);
  };
