import type { Page } from '@playwright/test';

/** Elements that overflow the page: the page itself, or controls outside without a scrolling container. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - width;
    const scrolls = (element: Element): boolean => {
      for (let row = element.parentElement; row; row = row.parentElement)
        if (/auto|scroll/.test(getComputedStyle(row).overflowX) && row.scrollWidth > row.clientWidth) return true;
      return false;
    };
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]');
    const gone = Array.from(controls).filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect();
      return own > 1 && control.checkVisibility() && (left < -0.5 || right > width + 0.5) && !scrolls(control);
    });
    return [
      ...(overflow > 0 ? [`화면이 옆으로 ${overflow}px 넘침`] : []),
      ...gone.map(
        (control) => `화면 밖: ${control.textContent || control.getAttribute('aria-label') || control.tagName}`,
      ),
    ];
  });
