import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { PolicyText } from './PolicyText';

/** Numbered steps connected by a line. */
export function PolicySteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Stepper orientation="vertical" nonLinear>
      {steps.map(({ title, text }) => (
        <Step key={title} active>
          <StepLabel>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
          </StepLabel>
          <StepContent>
            <Typography>
              <PolicyText>{text}</PolicyText>
            </Typography>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
