/** Content of the sample, for people who scan it. */
export const sampleContent = 'This is a sample without your content.';
