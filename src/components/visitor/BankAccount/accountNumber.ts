/**
 * The account number in the operator's free text (`수협 000-0000-0000 박한결`): the longest run of digits, hyphens and
 * spaces that contains at least six digits. If there is none, the whole text is returned.
 */
export const accountNumber = (bank: string): string => {
  const runs = bank.match(/\d[\d -]*\d/g) ?? [];
  const digits = (run: string) => run.replace(/\D/g, '').length;
  const longest = runs.sort((a, b) => digits(b) - digits(a))[0];
  return longest && digits(longest) >= 6 ? longest : bank;
};
