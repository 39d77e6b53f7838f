/** The longest run of six or more digits, with hyphens and spaces (`수협 000-0000-0000 박한결`); else the whole text. */
export const accountNumber = (bank: string): string => {
  const runs = bank.match(/\d[\d -]*\d/g) ?? [];
  const digits = (run: string) => run.replace(/\D/g, '').length;
  const longest = runs.sort((a, b) => digits(b) - digits(a))[0];
  return longest && digits(longest) >= 6 ? longest : bank;
};
